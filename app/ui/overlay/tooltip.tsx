import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

type Props = {
  text: string
  /** The control it belongs to, which has a label of its own. */
  children: ReactElement
}

/** Shows a few more words on hover and focus; phones have no hover, so nothing may depend on it. */
export function Tooltip({ text, children }: Props) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6} className="z-50">
          <BaseTooltip.Popup className="max-w-72 rounded-md bg-inverse px-2 py-1 text-on-inverse text-xs">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}

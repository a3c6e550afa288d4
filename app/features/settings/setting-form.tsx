import { type ReactNode, useId } from 'react'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import type { SettingProblems } from '#server/settings/save-setting.ts'

type Props = {
  /** What the form does, which names the setting too. */
  intent: string
  item?: string
  title: string
  lead?: ReactNode
  version: string
  /** How the form is sent, where a file comes with it. */
  encType?: 'multipart/form-data'
  children: (problems: SettingProblems) => ReactNode
}

/** A card with the fields of one setting. */
export function SettingForm({ intent, item, title, lead, version, encType, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="admin-card min-w-0 p-4 sm:p-5">
      <h2 id={heading}>{title}</h2>
      {lead ? <p className="mt-1 max-w-prose text-muted text-sm">{lead}</p> : null}
      <OfficeForm
        intent={intent}
        item={item}
        hidden={{ version }}
        version={version}
        encType={encType}
        keepsDraft
        noValidate
        className="mt-3"
      >
        {({ busy, result }) => (
          <>
            <fieldset className="grid min-w-0 gap-4">
              <legend className="sr-only">{title}</legend>
              {children(result?.problems ?? {})}
            </fieldset>
            <button type="submit" disabled={busy} className="admin-button admin-button-primary mt-4">
              {busy ? 'Saving…' : 'Save'}
            </button>
          </>
        )}
      </OfficeForm>
    </section>
  )
}

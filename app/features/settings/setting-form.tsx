import type { ReactNode } from 'react'
import { OfficeForm } from '#app/office/office-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { SettingProblems } from '#server/settings/save-setting.ts'

type Props = {
  /** What the form does, which names the setting too. */
  intent: string
  item?: string
  title: string
  lead?: ReactNode
  version: number
  encType?: 'multipart/form-data'
  /** Whether it is the only form of its screen. */
  isOnly?: boolean
  children: (problems: SettingProblems) => ReactNode
}

/** A card with the fields of one setting. */
export function SettingForm({ title, lead, version, isOnly = false, children, ...form }: Props) {
  return (
    <Card title={title}>
      {lead ? <p className="mb-3 max-w-prose text-muted text-small">{lead}</p> : null}
      <OfficeForm {...form} version={version} keepsDraft noValidate>
        {({ busy, result }) => (
          <>
            <div className="grid min-w-0 gap-4">{children(result?.problems ?? {})}</div>
            <Button type="submit" variant={isOnly ? 'primary' : 'default'} busy={busy} className="mt-4">
              {busy ? 'Saving…' : 'Save'}
            </Button>
          </>
        )}
      </OfficeForm>
    </Card>
  )
}

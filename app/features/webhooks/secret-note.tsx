import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'

/** A new secret, the only time that it is shown. */
export function SecretNote({ secret }: { secret: string }) {
  return (
    <Card className="border-success">
      <div role="status" className="flex items-start gap-2">
        <Field
          label="Signing secret"
          hint="Copy it into the other program, which uses it to check that a message comes from here. It is not shown again; you can rotate it at any time."
          className="flex-1"
        >
          <Input
            readOnly
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
            className="font-mono"
          />
        </Field>
        <span className="mt-6">
          <CopyButton text={secret} label="Copy secret" />
        </span>
      </div>
    </Card>
  )
}

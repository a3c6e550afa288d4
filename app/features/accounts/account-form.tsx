import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { clearToasts } from '#app/ui/site/toasts.ts'
import { accountLimits as limits } from '#domain/accounts/account-limits.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { ACCOUNT_TOASTS, NoticeBox, refusalNotice } from './notices.tsx'

type FieldName =
  | 'name'
  | 'email'
  | 'newEmail'
  | 'currentPassword'
  | 'newPassword'
  | 'password'
  | 'confirmPassword'
  | 'code'
  | 'passkeyName'

export type AccountFormField = {
  field: FieldName
  label: string
  hint?: string
  /** The name it is sent under, if that is not its kind. */
  name?: string
  /** Has the focus when the page opens. */
  isFocused?: boolean
}

const attributes: Record<FieldName, React.InputHTMLAttributes<HTMLInputElement>> = {
  name: { autoComplete: 'name', maxLength: limits.name },
  email: { type: 'email', autoComplete: 'username', maxLength: limits.email, spellCheck: false },
  newEmail: { type: 'email', autoComplete: 'email', maxLength: limits.email, spellCheck: false },
  password: { type: 'password', autoComplete: 'current-password', maxLength: limits.passwordMax },
  currentPassword: { type: 'password', autoComplete: 'current-password', maxLength: limits.passwordMax },
  newPassword: {
    type: 'password',
    autoComplete: 'new-password',
    minLength: limits.passwordMin,
    maxLength: limits.passwordMax,
  },
  confirmPassword: { type: 'password', autoComplete: 'new-password', maxLength: limits.passwordMax },
  // Recovery codes have letters too.
  code: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
  passkeyName: { autoComplete: 'off', maxLength: limits.name },
}

export const newPasswordFields: AccountFormField[] = [
  {
    field: 'newPassword',
    name: 'password',
    label: 'Password',
    hint: `At least ${limits.passwordMin} characters. A few unrelated words are easy to remember.`,
  },
  { field: 'confirmPassword', label: 'Repeat the password' },
]

type AccountFormProps = {
  id: string
  fields: AccountFormField[]
  submit: string
  submitting: string
  /** The portal's button is the primary one and as wide as its form. */
  look?: 'portal' | 'primary' | 'default'
  refusal?: FormRefusal | undefined
  /** What is wrong with each field; a toast shows the rest. */
  problems?: FormRefusal['problems'] | undefined
  values?: { name?: string; email?: string }
  /** What the form does, on a page with several. */
  intent?: string
  /** Whether what leads to it is in progress, before it is sent. */
  isBusy?: boolean
}

/** A form of the account screens. It works without scripts. */
export function AccountForm({ id, fields, refusal, values, isBusy = false, ...rest }: AccountFormProps) {
  const { intent, look = 'portal', submit, submitting, problems = refusal?.problems } = rest
  const navigation = useNavigation()
  const isSubmitting =
    isBusy ||
    (navigation.state !== 'idle' &&
      navigation.formMethod === 'POST' &&
      (intent === undefined || navigation.formData?.get('intent') === intent))
  const shown = refusal?.values ?? values ?? {}
  const isPortal = look === 'portal'
  const form = useRef<HTMLFormElement>(null)
  // A toast makes room for the focused field.
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return (
    // A failed attempt adds no entry to the history.
    <Form
      id={id}
      ref={form}
      method="post"
      replace
      className="grid gap-4"
      onSubmit={() => clearToasts(ACCOUNT_TOASTS)}
    >
      {refusal && !isSubmitting && <NoticeBox key={refusal.message} notice={refusalNotice(refusal)} />}
      {intent && <input type="hidden" name="intent" value={intent} />}
      {fields.map(({ field, label, hint, name = field, isFocused }) => (
        <Field key={field} id={`${id}-${field}`} label={label} hint={hint} error={problems?.[name]}>
          <Input
            {...attributes[field]}
            name={name}
            required
            autoFocus={isFocused}
            defaultValue={isShown(field) ? shown[name as 'name' | 'email'] : undefined}
            className={isPortal ? 'min-h-11' : ''}
          />
        </Field>
      ))}
      <Button
        type="submit"
        variant={look === 'default' ? 'default' : 'primary'}
        disabled={isSubmitting}
        className={isPortal ? 'mt-2 min-h-11' : 'justify-self-start'}
      >
        {isSubmitting ? submitting : submit}
      </Button>
    </Form>
  )
}

/** Passwords and codes are not shown again. */
const isShown = (field: FieldName) => field === 'name' || field === 'email' || field === 'newEmail'

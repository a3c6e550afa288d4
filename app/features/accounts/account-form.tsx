import { Form, useNavigation } from 'react-router'
import { clearToasts } from '#app/components/ui/toasts.ts'
import { accountLimits as limits } from '#domain/accounts/account-limits.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { ACCOUNT_TOASTS, NoticeBox } from './notices.tsx'

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
  /** The name it is sent under, where that is not its kind. */
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
  // Letters too: recovery codes have them.
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
  refusal?: FormRefusal | undefined
  values?: { name?: string; email?: string }
  /** What the form is for, where a page has several. */
  intent?: string
  /** What it leads to is under way, before it is sent. */
  isBusy?: boolean
}

/** A form of the accounts' screens: its fields, with every mistake beside its field and listed at the top. */
export function AccountForm({ id, fields, refusal, values, isBusy = false, ...rest }: AccountFormProps) {
  const navigation = useNavigation()
  const isSubmitting =
    isBusy ||
    (navigation.state !== 'idle' &&
      navigation.formMethod === 'POST' &&
      (rest.intent === undefined || navigation.formData?.get('intent') === rest.intent))
  const shown = refusal?.values ?? values ?? {}
  const problems = refusal?.problems ?? {}
  return (
    // The history doesn't grow by a failed attempt.
    <Form id={id} method="post" replace onSubmit={() => clearToasts(ACCOUNT_TOASTS)}>
      {refusal && !isSubmitting && (
        <NoticeBox
          key={refusal.message}
          notice={{ title: refusal.title, description: refusal.message, tone: 'error' }}
          problems={<ProblemList formId={id} fields={fields} refusal={refusal} />}
        />
      )}
      {rest.intent && <input type="hidden" name="intent" value={rest.intent} />}
      <div className="grid gap-4">
        {fields.map((field) => (
          <Field
            key={field.field}
            formId={id}
            {...field}
            problem={problems[nameOf(field)]}
            value={isShown(field.field) ? shown[nameOf(field) as 'name' | 'email'] : undefined}
          />
        ))}
      </div>
      <button
        type="submit"
        className="admin-button admin-button-primary mt-6 min-h-11 w-full"
        disabled={isSubmitting}
      >
        {isSubmitting ? rest.submitting : rest.submit}
      </button>
    </Form>
  )
}

/** What was typed into others is a secret. */
const isShown = (field: FieldName) => field === 'name' || field === 'email' || field === 'newEmail'

const nameOf = (field: AccountFormField) => field.name ?? field.field

function Field({
  formId,
  problem,
  value,
  ...field
}: AccountFormField & { formId: string; problem: string | undefined; value: string | undefined }) {
  const name = nameOf(field)
  const id = `${formId}-${name}`
  const described = [field.hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div>
      <label className="mb-1.5 block font-semibold" htmlFor={id}>
        {field.label}
      </label>
      <input
        {...attributes[field.field]}
        className="admin-field min-h-11 aria-invalid:border-danger"
        id={id}
        name={name}
        required
        // biome-ignore lint/a11y/noAutofocus: the only thing to do on its page
        autoFocus={field.isFocused}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {field.hint && (
        <p className="mt-1 text-muted text-sm" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {problem && (
        <p className="mt-1 font-semibold text-danger text-sm" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** Leads to each mistake; what the box says already is not said twice. */
function ProblemList(props: { formId: string; fields: AccountFormField[]; refusal: FormRefusal }) {
  const { problems, message } = props.refusal
  const wrong = props.fields.filter((field) => (problems[nameOf(field)] ?? message) !== message)
  if (wrong.length === 0) return null
  return (
    <ul className="mt-2 list-disc pl-5">
      {wrong.map((field) => (
        <li key={field.field}>
          <a className="underline" href={`#${props.formId}-${nameOf(field)}`}>
            {field.label}: {problems[nameOf(field)]}
          </a>
        </li>
      ))}
    </ul>
  )
}

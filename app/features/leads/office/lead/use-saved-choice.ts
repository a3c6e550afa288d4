import { useFormAction, useSubmit } from 'react-router'
import { useChoices } from '#app/office/use-choices.ts'

type Choice = {
  name: string
  value: string
  /** Hidden fields; `seen` becomes the value that the choice replaces. */
  hidden: Record<string, string>
}

/** Saves a choice at once, and shows it before the server answers. */
export function useSavedChoice({ name, value, hidden }: Choice) {
  const submit = useSubmit()
  const action = useFormAction()
  const { wanted, choose } = useChoices<string>({
    shown: () => value,
    send: (_key, { seen, value: chosen }) =>
      submit(
        { ...hidden, ...('seen' in hidden && { seen }), [name]: chosen },
        { method: 'post', action, navigate: false },
      ),
  })
  return {
    shown: wanted.get(name) ?? value,
    isSaving: wanted.size > 0,
    choose: (chosen: string) => choose(name, chosen),
  }
}

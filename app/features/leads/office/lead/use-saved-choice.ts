import { useFetcher } from 'react-router'

type Choice = {
  name: string
  value: string
  /** Hidden fields; `seen` becomes the value that the choice replaces. */
  hidden: Record<string, string>
}

/** Saves a choice at once, and shows it before the server answers. */
export function useSavedChoice({ name, value, hidden }: Choice) {
  const fetcher = useFetcher()
  const sent = fetcher.formData?.get(name)
  const shown = typeof sent === 'string' ? sent : value
  return {
    shown,
    isSaving: fetcher.state !== 'idle',
    choose(chosen: string) {
      if (chosen === shown) return
      const fields = { ...hidden, ...('seen' in hidden && { seen: shown }), [name]: chosen }
      void fetcher.submit(fields, { method: 'post' })
    },
  }
}

import { data } from 'react-router'

/** The form that was sent; 400 for a body that is none. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data('That form could not be read.', { status: 400 })
  }
}

/** The form's fields that are text; of several with one name the last. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const form = await readForm(request)
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

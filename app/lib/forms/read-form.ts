import { data } from 'react-router'

/**
 * Returns the submitted form.
 * @throws a 400 response if the body is not a form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data('That form could not be read.', { status: 400 })
  }
}

/**
 * Returns the form's text fields. If several have the same name, the last one counts.
 * @throws a 400 response if the body is not a form
 */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const form = await readForm(request)
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

import { data } from 'react-router'

/** The form that was sent; 400 for a body that is none. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data('That form could not be read.', { status: 400 })
  }
}

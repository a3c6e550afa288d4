import type { RouterContextProvider } from 'react-router'
import { isLocale } from '#domain/locale.ts'
import type { ChatVisit } from '#server/chat/chat.ts'
import { visitContext } from '../context.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Reads what a visitor's browser sent to the chat, as JSON or as a form, with what is known of the visit. */
export async function readChatRequest({ context, request }: Args): Promise<ChatVisit> {
  const { addressKey, gone, locale, viewer } = context.get(visitContext)
  const fields = await readFields(request)
  return {
    fields,
    headers: request.headers,
    addressKey,
    locale: isLocale(fields.locale) ? fields.locale : locale,
    viewer: await viewer(),
    signal: gone,
  }
}

async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    return (await request.json()) as Record<string, unknown>
  }
  return Object.fromEntries(await request.formData())
}

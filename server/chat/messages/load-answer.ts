import { readFile } from 'node:fs/promises'
import { deserialize } from 'node:v8'
import { createAssistant } from '#assistant/engine/assistant.ts'
import type { Knowledge } from '#assistant/engine/types.ts'
import { defaultContact, fillContact } from '#content/fill-contact.ts'
import type { BuiltInAnswer } from './built-in-answer.ts'

let loading: Promise<BuiltInAnswer> | undefined

/**
 * Loads the built-in assistant. Its knowledge comes from the build and is read when the chat is first opened;
 * without a file it is trained now, which takes a few seconds.
 */
export function loadAnswer(knowledgeFile?: string): Promise<BuiltInAnswer> {
  loading ??= load(knowledgeFile).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(file: string | undefined): Promise<BuiltInAnswer> {
  const knowledge = file
    ? (deserialize(await readFile(file)) as Knowledge)
    : (await import('#assistant/engine/learn.ts')).learn()
  const ask = createAssistant(knowledge)
  return (question, { language, earlier, links }) => {
    const { text, kind, facts, ...reply } = ask(question, {
      language,
      earlier,
      whatsAppNumber: links.whatsAppNumber,
    })
    const contact = links.contact ?? defaultContact
    return {
      ...reply,
      text: fillContact(text, contact),
      facts: fillContact(facts, contact),
      isNeed: kind === 'price' || kind === 'need',
    }
  }
}

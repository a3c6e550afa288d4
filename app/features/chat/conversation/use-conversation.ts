import { useCallback, useEffect, useRef, useState } from 'react'
import { preloadToaster } from '#app/components/ui/toast-host.tsx'
import { showToast } from '#app/components/ui/toasts.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { FailureKind } from '#domain/chat/wire.ts'
import type { ChatWords } from '../load-chat-texts.ts'
import { askAssistant, type Refusal, readConversation } from './chat-api.ts'
import { failureText, refusalText } from './chat-notices.ts'
import {
  type ConversationEvent,
  emptyConversation,
  newestId,
  reduceConversation,
  type ShownConversation,
  type ShownMessage,
} from './conversation-state.ts'

/** Without a sign of life for so long, a reply won't come any more. The server gives up before. */
const SILENCE_MS = 45_000

/** `writing`: the first words are there. */
export type Phase = 'idle' | 'thinking' | 'writing'

type Options = { words: ChatWords; locale: string; isOpen: boolean }

export type ConversationHandle = ReturnType<typeof useConversation>

/** The conversation of this browser: read once, told on, and looked after while the chat is open. */
export function useConversation({ words, locale, isOpen }: Options) {
  const [conversation, setConversation] = useState(emptyConversation)
  const [loading, setLoading] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [phase, setPhase] = useState<Phase>('idle')
  const [notice, setNotice] = useState<string>()
  // What is known now, whether it is drawn already or not.
  const latest = useRef<ShownConversation>(conversation)
  const underWay = useRef<AbortController>(undefined)
  const hasRead = useRef(false)
  const lastKey = useRef(0)

  const dispatch = useCallback((event: ConversationEvent) => {
    latest.current = reduceConversation(latest.current, event)
    setConversation(latest.current)
  }, [])

  const takeIn = useCallback(
    async (signal?: AbortSignal) => {
      // Until all was read once, what came before is missing still.
      const isFirst = !hasRead.current
      const found = await readConversation(isFirst ? 0 : newestId(latest.current), signal)
      // What was asked for before a message was sent may be half of its reply.
      if (underWay.current && underWay.current.signal !== signal) return
      hasRead.current = true
      setLoading('ready')
      if (found) dispatch({ type: 'read', conversation: found, isFirst })
    },
    [dispatch],
  )
  const read = useCallback(() => takeIn(), [takeIn])

  useEffect(() => {
    preloadToaster()
    read().catch(() => setLoading('failed'))
  }, [read])

  // Somebody of the team may answer at any time, and what could not be read may be there by now.
  const hasMore = conversation.id !== undefined || conversation.messages.length > 0 || loading === 'failed'
  useEffect(() => {
    if (!isOpen || !hasMore || phase !== 'idle') return
    const look = () => {
      if (document.visibilityState === 'visible') read().catch(() => {})
    }
    const timer = setInterval(look, chatLimits.pollIntervalMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOpen, hasMore, phase, read])

  const newMessage = (sender: ShownMessage['sender'], text: string): ShownMessage => ({
    key: `own-${++lastKey.current}`,
    sender,
    text,
    timestamp: new Date().toISOString(),
  })

  /** Something that only this page says. */
  function note(text: string, change: Partial<ShownMessage> = {}) {
    dispatch({ type: 'added', message: { ...newMessage('assistant', text), isLocal: true, ...change } })
  }

  function showFailure() {
    showToast({ tone: 'error', ...words.failures.toast })
  }

  function fail(kind: FailureKind) {
    note(failureText(words, kind), { ended: 'failed' })
    showFailure()
  }

  /** What was not taken goes back to where it was typed; what is stored already stays where it is. */
  function refuse(refusal: Refusal, asked: ShownMessage): boolean {
    if (refusal.kind === 'failure') {
      fail(refusal.failure)
      return true
    }
    if (refusal.kind === 'answered') return true
    setNotice(refusalText(words, refusal))
    if (asked.id !== undefined) return true
    dispatch({ type: 'removed', key: asked.key })
    return false
  }

  /** From now on a reply is under way: nobody asks for another one, and Stop ends it. */
  function begin() {
    const controller = new AbortController()
    underWay.current = controller
    setPhase('thinking')
    setNotice(undefined)
    let watch: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(watch)
      watch = setTimeout(() => controller.abort('silence'), SILENCE_MS)
    }
    const end = () => {
      clearTimeout(watch)
      underWay.current = undefined
      setPhase('idle')
    }
    const isStopped = () => controller.signal.aborted && controller.signal.reason !== 'silence'
    hear()
    return { signal: controller.signal, hear, end, isStopped }
  }

  /** Sends a message that is shown already, and takes its reply in. Says whether the message was taken. */
  async function ask(asked: ShownMessage, turn: ReturnType<typeof begin>): Promise<boolean> {
    const reply = newMessage('assistant', '')
    let isShown = false
    let isWhole = false
    const show = (text: string) => {
      if (!isShown) dispatch({ type: 'added', message: reply })
      isShown = true
      setPhase('writing')
      dispatch({ type: 'heard', key: reply.key, delta: text })
    }
    const end = (ended: ShownMessage['ended']) =>
      dispatch({ type: 'changed', key: reply.key, change: { ended } })
    try {
      const question = { message: asked.text, page: window.location.pathname, locale, retryOf: asked.id }
      const answer = await askAssistant(question, turn.signal)
      if ('refusal' in answer) return refuse(answer.refusal, asked)
      for await (const part of answer.reply) {
        turn.hear()
        if (part.type === 'text-delta') show(part.delta)
        else if (part.type === 'data-actions') {
          reply.actions = part.data
          dispatch({ type: 'changed', key: reply.key, change: { actions: part.data } })
        } else if (part.type === 'data-state') {
          dispatch({ type: 'told', askedKey: asked.key, replyKey: reply.key, state: part.data })
        } else if (part.type === 'data-failure') {
          end('failed')
          showFailure()
        } else if (part.type === 'finish') isWhole = true
        else if (part.type === 'error') break
      }
      if (!isWhole) throw new Error('the reply broke off')
    } catch {
      const isStopped = turn.isStopped()
      if (isShown) end(isStopped ? 'stopped' : 'cut')
      if (!isStopped) {
        if (isShown) showFailure()
        else fail('default')
      } else if (!isShown) note(words.ended.stopped, { ended: 'stopped' })
    } finally {
      turn.end()
      // The server knows more than it could say: its numbers, and what the message told about the project.
      read().catch(() => {})
    }
    return true
  }

  async function send(text: string): Promise<boolean> {
    if (text.trim() === '') return true
    if (underWay.current) return false
    const message = newMessage('visitor', text.trim())
    dispatch({ type: 'added', message })
    return ask(message, begin())
  }

  async function retry() {
    if (underWay.current) return
    const turn = begin()
    try {
      // Whether the message had arrived before the network broke. Not knowing that, it might be asked twice.
      await takeIn(turn.signal)
    } catch {
      turn.end()
      if (!turn.isStopped()) showFailure()
      return
    }
    const { messages } = latest.current
    const asked = messages.findLast(({ sender }) => sender === 'visitor')
    if (!asked) return turn.end()
    for (const { key } of messages.slice(messages.indexOf(asked) + 1)) dispatch({ type: 'removed', key })
    await ask(asked, turn)
  }

  /** Whether the conversation says something by now, as the server has it. */
  async function says(text: string): Promise<boolean> {
    await read().catch(() => {})
    return latest.current.messages.some((message) => message.text.includes(text))
  }

  return {
    ...conversation,
    loading,
    phase,
    notice,
    send,
    retry,
    stop: () => underWay.current?.abort('stop'),
    note,
    read,
    says,
    rated: (rating: number) => dispatch({ type: 'rated', rating }),
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { preloadToaster } from '#app/ui/site/toast-host.tsx'
import { showToast } from '#app/ui/site/toasts.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { FailureKind } from '#domain/chat/wire.ts'
import type { ChatWords } from '../load-chat-texts.ts'
import { type Refusal, readConversation, sendMessage } from './chat-api.ts'
import { failureText, refusalText } from './chat-notices.ts'
import {
  type ConversationEvent,
  emptyConversation,
  newestId,
  reduceConversation,
  type ShownConversation,
  type ShownMessage,
} from './conversation-state.ts'

/** A reply that is silent for this long is given up. The server's own limit is shorter. */
const SILENCE_MS = 45_000

/** `writing` means that the first words have arrived. */
export type Phase = 'idle' | 'thinking' | 'writing'

type Options = { words: ChatWords; locale: string; isOpen: boolean }

export type ConversationHandle = ReturnType<typeof useConversation>

/** The conversation of this browser. It is loaded once and polled while the chat is open. */
export function useConversation({ words, locale, isOpen }: Options) {
  const [conversation, setConversation] = useState(emptyConversation)
  const [loading, setLoading] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [phase, setPhase] = useState<Phase>('idle')
  const [notice, setNotice] = useState<string>()
  // The newest state, which may not be rendered yet.
  const latest = useRef<ShownConversation>(conversation)
  const activeRequest = useRef<AbortController>(undefined)
  const hasRead = useRef(false)
  const lastKey = useRef(0)

  const dispatch = useCallback((event: ConversationEvent) => {
    latest.current = reduceConversation(latest.current, event)
    setConversation(latest.current)
  }, [])

  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      // The first read fetches all messages, including those from before.
      const isFirst = !hasRead.current
      const found = await readConversation(isFirst ? 0 : newestId(latest.current), signal)
      // A read that began before a message was sent may contain only half of its reply.
      if (activeRequest.current && activeRequest.current.signal !== signal) return
      hasRead.current = true
      setLoading('ready')
      if (found) dispatch({ type: 'read', conversation: found, isFirst })
    },
    [dispatch],
  )
  const read = useCallback(() => refresh(), [refresh])

  useEffect(() => {
    preloadToaster()
    read().catch(() => setLoading('failed'))
  }, [read])

  // The team may answer at any time, and a failed read may succeed later.
  const hasMore = conversation.id !== undefined || conversation.messages.length > 0 || loading === 'failed'
  useEffect(() => {
    if (!isOpen || !hasMore || phase !== 'idle') return
    const poll = () => {
      if (document.visibilityState === 'visible') read().catch(() => {})
    }
    const timer = setInterval(poll, chatLimits.pollIntervalMs)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [isOpen, hasMore, phase, read])

  const newMessage = (sender: ShownMessage['sender'], text: string): ShownMessage => ({
    key: `own-${++lastKey.current}`,
    sender,
    text,
    timestamp: new Date().toISOString(),
  })

  /** Adds a message that exists only in this page. */
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

  /**
   * Handles a refused message. Returns whether it stays in the list; a message that was not stored goes back
   * to the field.
   */
  function refuse(refusal: Refusal, message: ShownMessage): boolean {
    if (refusal.kind === 'failure') {
      fail(refusal.failure)
      return true
    }
    if (refusal.kind === 'answered') return true
    setNotice(refusalText(words, refusal))
    if (message.id !== undefined) return true
    dispatch({ type: 'removed', key: message.key })
    return false
  }

  /** Starts a request: no other message can be sent, and Stop ends it. */
  function beginRequest() {
    const controller = new AbortController()
    activeRequest.current = controller
    setPhase('thinking')
    setNotice(undefined)
    let watch: ReturnType<typeof setTimeout> | undefined
    const resetTimeout = () => {
      clearTimeout(watch)
      watch = setTimeout(() => controller.abort('silence'), SILENCE_MS)
    }
    const end = () => {
      clearTimeout(watch)
      activeRequest.current = undefined
      setPhase('idle')
    }
    const isStopped = () => controller.signal.aborted && controller.signal.reason !== 'silence'
    resetTimeout()
    return { signal: controller.signal, resetTimeout, end, isStopped }
  }

  /**
   * Sends a message that is already shown and receives its reply. Returns whether the message was accepted.
   */
  async function deliver(message: ShownMessage, request: ReturnType<typeof beginRequest>): Promise<boolean> {
    const reply = newMessage('assistant', '')
    let isShown = false
    let isWhole = false
    const show = (text: string) => {
      if (!isShown) dispatch({ type: 'added', message: reply })
      isShown = true
      setPhase('writing')
      dispatch({ type: 'delta', key: reply.key, delta: text })
    }
    const end = (ended: ShownMessage['ended']) =>
      dispatch({ type: 'changed', key: reply.key, change: { ended } })
    try {
      const { text, id: retryOf } = message
      const sent = { message: text, page: window.location.pathname, locale, retryOf }
      const answer = await sendMessage(sent, request.signal)
      if ('refusal' in answer) return refuse(answer.refusal, message)
      for await (const part of answer.reply) {
        request.resetTimeout()
        if (part.type === 'text-delta') show(part.delta)
        else if (part.type === 'data-actions') {
          reply.actions = part.data
          dispatch({ type: 'changed', key: reply.key, change: { actions: part.data } })
        } else if (part.type === 'data-state') {
          dispatch({ type: 'state', messageKey: message.key, replyKey: reply.key, state: part.data })
        } else if (part.type === 'data-failure') {
          end('failed')
          showFailure()
        } else if (part.type === 'finish') isWhole = true
        else if (part.type === 'error') break
      }
      if (!isWhole) throw new Error('the reply broke off')
    } catch {
      const isStopped = request.isStopped()
      if (isShown) end(isStopped ? 'stopped' : 'incomplete')
      if (!isStopped) {
        if (isShown) showFailure()
        else fail('default')
      } else if (!isShown) note(words.ended.stopped, { ended: 'stopped' })
    } finally {
      request.end()
      // Fetches what the stream may have missed: ids, and the facts that the message contained.
      read().catch(() => {})
    }
    return true
  }

  async function send(text: string): Promise<boolean> {
    if (text.trim() === '') return true
    if (activeRequest.current) return false
    const message = newMessage('visitor', text.trim())
    dispatch({ type: 'added', message })
    return deliver(message, beginRequest())
  }

  async function retry() {
    if (activeRequest.current) return
    const request = beginRequest()
    try {
      // Checks first whether the message had arrived, because it might be sent twice otherwise.
      await refresh(request.signal)
    } catch {
      request.end()
      if (!request.isStopped()) showFailure()
      return
    }
    const { messages } = latest.current
    const message = messages.findLast(({ sender }) => sender === 'visitor')
    if (!message) return request.end()
    for (const { key } of messages.slice(messages.indexOf(message) + 1)) dispatch({ type: 'removed', key })
    await deliver(message, request)
  }

  /** Tells whether the stored conversation contains a text. */
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
    stop: () => activeRequest.current?.abort('stop'),
    note,
    read,
    says,
    rated: (rating: number) => dispatch({ type: 'rated', rating }),
  }
}

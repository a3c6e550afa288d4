export type RepliesUnderWay = ReturnType<typeof createRepliesUnderWay>

/** The replies that this process is writing, so that somebody of the team who takes a conversation over ends its. */
export function createRepliesUnderWay() {
  const byConversation = new Map<string, AbortController>()
  return {
    /** Gives the signal to write by, which ends with the visitor's too. `end` is to be called when it is over. */
    begin(conversationId: string, visitor: AbortSignal) {
      const controller = new AbortController()
      byConversation.set(conversationId, controller)
      return {
        signal: AbortSignal.any([visitor, controller.signal]),
        end: () => {
          if (byConversation.get(conversationId) === controller) byConversation.delete(conversationId)
        },
      }
    },
    stop: (conversationId: string) => byConversation.get(conversationId)?.abort(),
  }
}

export type RepliesUnderWay = ReturnType<typeof createRepliesUnderWay>

/**
 * Creates the register of replies that this process is writing, so that a take-over by the team can end them.
 */
export function createRepliesUnderWay() {
  const byConversation = new Map<string, AbortController>()
  return {
    /**
     * Returns the signal of a reply, which also aborts with the visitor's signal. `end` must be called when
     * the reply is finished.
     */
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

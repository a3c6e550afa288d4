import { intent, textFields } from '#app/lib/office/office-action.ts'

function settle(isSettled: boolean, message: string) {
  return intent({
    schema: textFields('path'),
    failure: 'Nothing was changed',
    async run({ services, viewer, input }) {
      const isChanged = await services.settlePath(viewer, input.path, isSettled)
      return { kind: isChanged ? ('settled' as const) : ('conflict' as const) }
    },
    toast: message,
    undo: (_outcome, { input: { path } }) =>
      isSettled ? { label: path, fields: { intent: 'unsettle', path } } : undefined,
  })
}

/** Marks addresses that were not found as done, or reopens them. */
export const pathIntents = {
  settle: settle(true, 'Marked done'),
  unsettle: settle(false, 'Reopened'),
}

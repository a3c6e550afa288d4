/** For `useSyncExternalStore`, of what does not change while the page is open. */
export const never = () => () => {}

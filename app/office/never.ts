/** Subscribes to nothing, for `useSyncExternalStore` with a value that never changes. */
export const never = () => () => {}

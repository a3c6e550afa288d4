import { RefusedError } from '#server/accounts/authorize.ts'

/** Names an outage for the screen that shows it; what really happened stays with it, for the log alone. */
export async function failingAs<T>(failure: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RefusedError) throw error
    throw new Error(failure, { cause: error })
  }
}

/** Binds use cases to their dependencies; callers give the other arguments. An outage is reported as `failure`. */
export function binder<Dependencies>(deps: Dependencies) {
  return <Given extends unknown[], T>(
    failure: string,
    useCase: (deps: Dependencies, ...given: Given) => Promise<T>,
  ) =>
    (...given: Given): Promise<T> =>
      failingAs(failure, () => useCase(deps, ...given))
}

type UseCase<Dependencies> = (deps: Dependencies, ...given: never[]) => unknown
type Bound<Case> = Case extends (deps: never, ...given: infer Given) => infer Result
  ? (...given: Given) => Result
  : never

/** Does the same for use cases whose outages have no name of their own. */
export function bindAll<Dependencies, Cases extends Record<string, UseCase<Dependencies>>>(
  deps: Dependencies,
  useCases: Cases,
) {
  const bound = Object.entries(useCases).map(([name, useCase]) => [name, useCase.bind(undefined, deps)])
  return Object.fromEntries(bound) as { [Name in keyof Cases]: Bound<Cases[Name]> }
}

import type { TextModel } from '#server/chat/model/language-model.ts'
import type { ModelFailure } from '#server/chat/model/model-failure.ts'

export type GeminiSettings = { apiKey: string; url: string; models: readonly string[] }

/** Returns the configured models of Google's text service in the order in which they are tried. */
export function createGeminiModels({ apiKey, url, models }: GeminiSettings): TextModel[] {
  let errors: Errors | undefined
  return models.map((name) => ({
    name,
    async load() {
      // Loaded with the first message, which keeps the start fast and small.
      const [{ createGoogleGenerativeAI }, provider] = await Promise.all([
        import('@ai-sdk/google'),
        import('@ai-sdk/provider'),
      ])
      errors = provider
      return createGoogleGenerativeAI({ apiKey, baseURL: url })(name)
    },
    explain: (error) => (errors ? explain(error, errors) : { kind: 'unreachable' }),
  }))
}

type Errors = Pick<
  typeof import('@ai-sdk/provider'),
  'APICallError' | 'JSONParseError' | 'TypeValidationError'
>

function explain(
  error: unknown,
  { APICallError, JSONParseError, TypeValidationError }: Errors,
): ModelFailure {
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return { kind: 'garbled' }
  if (!APICallError.isInstance(error)) return { kind: 'unreachable' }
  const { statusCode, responseHeaders } = error
  // Some gateways use another status.
  if (statusCode === 503 || /overloaded/i.test(error.message)) return { kind: 'overloaded' }
  if (statusCode === 429)
    return { kind: 'rate-limited', retryAfterMs: readRetryAfter(responseHeaders?.['retry-after']) }
  if (statusCode === 404) return { kind: 'gone' }
  if (statusCode === 401 || statusCode === 403) return { kind: 'key-refused' }
  if (statusCode === undefined) return { kind: 'unreachable' }
  if (statusCode < 300) return { kind: 'garbled' }
  return { kind: statusCode < 500 ? 'bad-request' : 'internal' }
}

/** Returns `Retry-After` in milliseconds; dates are too rare to support. */
function readRetryAfter(header: string | undefined): number | undefined {
  return header && /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : undefined
}

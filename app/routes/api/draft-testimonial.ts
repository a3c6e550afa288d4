import { servicesContext, visitContext } from '#app/lib/context.ts'
import { readFields } from '#app/lib/forms/read-form.ts'
import { jsonAnswer, nothingToRead, orLater, tooMany } from '#app/lib/json-answer.ts'
import { isLocale } from '#domain/locale.ts'
import type { Route } from './+types/draft-testimonial.ts'

export const loader = nothingToRead

/** Drafts a testimonial for its form. */
export function action(args: Route.ActionArgs) {
  const { request, context } = args
  return orLater(args, async () => {
    const { addressKey, locale } = context.get(visitContext)
    const fields = await readFields(request)
    const outcome = await context.get(servicesContext).testimonials.draft({
      fields,
      addressKey,
      locale: isLocale(fields.locale) ? fields.locale : locale,
      signal: request.signal,
    })
    switch (outcome.kind) {
      case 'drafted':
        return jsonAnswer({ success: true, response: outcome.text, by: outcome.by })
      case 'no-service':
        return jsonAnswer({ success: false, response: '', error: 'no-service' }, 400)
      case 'too-many':
        return tooMany('address', outcome.retryAfterSeconds)
    }
  })
}

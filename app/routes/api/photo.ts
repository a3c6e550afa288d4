import { servicesContext, visitContext } from '#app/lib/context.ts'
import { orOutage } from '#app/lib/report-outage.ts'
import type { Route } from './+types/photo.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Returns a photo of a testimonial. Its name is never reused for another picture, so caches may store it for
 * good.
 */
export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args
  const { viewer } = context.get(visitContext)
  const { testimonials } = context.get(servicesContext)
  const photo = await orOutage(args, testimonials.photo(params.name, viewer))
  if (!photo) {
    return new Response('There is no such photo.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  }
  return new Response(photo.bytes, {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': photo.isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-store',
      'Content-Security-Policy': PHOTO_POLICY,
      'Content-Disposition': 'inline',
    },
  })
}

/** If a browser ever renders the picture as a page, this policy blocks everything. */
const PHOTO_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

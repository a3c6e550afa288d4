import type { Viewer } from '#domain/accounts/viewer.ts'
import type { TextModel } from '#server/chat/model/language-model.ts'
import { createModelService } from '#server/chat/model/model-service.ts'
import { bindAll, binder, failingAs } from '#server/failing-as.ts'
import type { Logger } from '#server/logger.ts'
import { deleteTestimonials } from './delete-testimonials.ts'
import type { DraftForm } from './draft/draft-testimonial.ts'
import { editTestimonial, replyToTestimonial } from './edit-testimonial.ts'
import { getTestimonial } from './get-testimonial.ts'
import { listTestimonials } from './list-testimonials.ts'
import { type ModerationDependencies, moderateTestimonials } from './moderate-testimonials.ts'
import type { Photos } from './photos/photos.ts'
import {
  featuredTestimonials,
  publishedTestimonial,
  publishedTestimonials,
  testimonialsAbout,
} from './published-testimonials.ts'
import { countQuarantined, deleteQuarantined, listQuarantined, releaseQuarantined } from './quarantined.ts'
import { readPhoto } from './read-photo.ts'
import { readRequest } from './request-links.ts'
import { requestOfLead, requestTestimonial } from './request-testimonial.ts'
import type { SentTestimonial, SubmitDependencies } from './submit-testimonial.ts'
import { countPending, testimonialStats } from './testimonial-stats.ts'
import { undoTestimonials } from './undo-testimonials.ts'
import { readVerification, verifyAddress } from './verify-address.ts'

type Dependencies = SubmitDependencies &
  ModerationDependencies & {
    photos: Pick<Photos, 'take' | 'read' | 'discard'>
    founderPhoto: () => string | undefined
    /** The models in the order in which they are tried; empty without a key. */
    models: readonly TextModel[]
    logger: Pick<Logger, 'warn' | 'error'>
  }
/** A visitor who waits longer for a draft gets our own sentences instead. */
const DRAFT_PATIENCE = { firstTokenMs: 8_000, wholeMs: 15_000 }

type Asker = Viewer | undefined

/** Creates the use cases of testimonials. Errors have the specification's names. */
export function createTestimonials(deps: Dependencies) {
  const bind = binder(deps)
  const drafting = {
    rateLimits: deps.rateLimits,
    models: deps.models.length > 0 ? createModelService({ ...deps, patience: DRAFT_PATIENCE }) : undefined,
    onError: (error: unknown) => deps.logger.error({ err: error }, 'a draft failed'),
  }

  return {
    submitTestimonial: (form: SentTestimonial) =>
      failingAs('Failed to submit testimonial', async () => {
        const { submitTestimonial } = await import('./submit-testimonial.ts')
        return submitTestimonial(deps, form)
      }),
    async draft(form: DraftForm) {
      const { draftTestimonial } = await import('./draft/draft-testimonial.ts')
      return draftTestimonial(drafting, form)
    },
    ...bindAll(deps, { readRequest, readVerification, verifyAddress, photo: readPhoto }),

    /** Public reads. */
    featured: bind('Failed to fetch testimonials', featuredTestimonials),
    about: bind('Failed to fetch testimonials', testimonialsAbout),
    published: bind('Failed to fetch testimonials', publishedTestimonials),
    publishedOne: bind('Failed to fetch testimonial', publishedTestimonial),

    list: bind('Failed to fetch testimonials', listTestimonials),
    get: bind('Failed to fetch testimonial', getTestimonial),
    stats: bind('Failed to fetch testimonial stats', testimonialStats),
    countPending: bind('Failed to fetch testimonial stats', countPending),
    moderate: (viewer: Asker, change: Parameters<typeof moderateTestimonials>[2]) =>
      failingAs(
        change.moderation === 'feature' || change.moderation === 'unfeature'
          ? 'Failed to toggle featured status'
          : 'Failed to update testimonial status',
        () => moderateTestimonials(deps, viewer, change),
      ),
    undo: bind('Failed to update testimonial status', undoTestimonials),
    delete: bind('Failed to delete testimonial', deleteTestimonials),
    edit: bind('Failed to update testimonial', editTestimonial),
    reply: bind('Failed to update testimonial', replyToTestimonial),
    request: bind('Failed to ask for a testimonial', requestTestimonial),
    requestOfLead: bind('Failed to fetch testimonial', requestOfLead),

    /** Cleans up; called every few minutes. */
    async forgetDeleted(incomingDir: string) {
      const { forgetAbandoned, forgetDeleted } = await import('./forget-deleted.ts')
      await forgetDeleted(deps)
      await forgetAbandoned(incomingDir, deps.clock())
    },

    countQuarantined: bind('Failed to fetch testimonials', countQuarantined),
    listQuarantined: bind('Failed to fetch testimonials', listQuarantined),
    releaseQuarantined: bind('Failed to submit testimonial', releaseQuarantined),
    deleteQuarantined: bind('Failed to delete testimonial', deleteQuarantined),
  }
}

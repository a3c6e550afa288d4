import { Check, Eye, Star, StarOff, Trash2, Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import type { Icon } from '#app/ui/icon.ts'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#app/ui/overlay/menu.tsx'
import { moderationWords } from '#content/office/testimonial-words.ts'
import type { Moderation } from '#domain/testimonials/moderation.ts'
import type { TestimonialItem } from '#server/testimonials/testimonial-row.ts'
import { TESTIMONIALS } from './testimonials-path.ts'

type ModerationIntent = Moderation | 'delete'

export const moderationIcons: Record<Moderation, Icon> = {
  approve: Check,
  reject: X,
  unapprove: Undo2,
  feature: Star,
  unfeature: StarOff,
}

/** The keys that press the buttons of a row or a page. */
export const moderationKeys: Record<Moderation, string> = {
  approve: 'a',
  reject: 'r',
  unapprove: 'u',
  feature: 'f',
  unfeature: 'f',
}

type Deletion = { ids: readonly string[]; name?: string }

/** Moderates one testimonial or several; deleting asks first, in `dialog`. `onDone` is called after each success. */
export function useModeration(onDone?: () => void) {
  const fetcher = useFetcher<OfficeResult>({ key: 'moderate-testimonials' })
  const [deletion, setDeletion] = useState<Deletion>({ ids: [] })
  const { length } = deletion.ids
  const busy = fetcher.state !== 'idle'
  const finish = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (!busy && fetcher.data?.ok) finish()
  }, [busy, fetcher.data])

  const send = (intent: string, ids: readonly string[]) => {
    const fields = [['intent', intent], ...ids.map((id) => ['id', id])]
    void fetcher.submit(new URLSearchParams(fields), { method: 'post' })
  }
  return {
    busy,
    runOne(intent: ModerationIntent, testimonial: TestimonialItem) {
      if (busy) return
      if (intent === 'delete') setDeletion({ ids: [testimonial.id], name: testimonial.name })
      else send(intent, [testimonial.id])
    },
    runMany(intent: ModerationIntent, ids: readonly string[]) {
      if (intent === 'delete') setDeletion({ ids })
      else send(intent, ids)
    },
    dialog: (
      <ConfirmDialog
        isOpen={length > 0}
        onClose={() => setDeletion({ ids: [] })}
        title={
          length === 1
            ? 'Are you sure you want to delete this testimonial?'
            : `Are you sure you want to delete these ${length} testimonials?`
        }
        description={`${deletion.name ? `${deletion.name}: the` : 'The'} text, photo, reply and e-mails are deleted too. You can undo this right afterwards, but the e-mails don’t come back.`}
        confirm="Delete"
        isDangerous
        onConfirm={() => send('delete', deletion.ids)}
      />
    ),
  }
}

type ItemsProps = {
  testimonial: TestimonialItem
  moderation: ReturnType<typeof useModeration>
  /** Whether it offers to open the testimonial. */
  isRow?: boolean
}

/** The menu items of one testimonial. */
export function ModerationItems({ testimonial, moderation, isRow = false }: ItemsProps) {
  const { id, allowed } = testimonial
  return (
    <>
      {isRow ? (
        <>
          <MenuLink icon={Eye} to={`${TESTIMONIALS}/${id}`}>
            View
          </MenuLink>
          {allowed.map((intent) => (
            <MenuItem
              key={intent}
              icon={moderationIcons[intent]}
              onClick={() => moderation.runOne(intent, testimonial)}
            >
              {moderationWords[intent]}
            </MenuItem>
          ))}
          <MenuSeparator />
        </>
      ) : null}
      <MenuItem icon={Trash2} danger onClick={() => moderation.runOne('delete', testimonial)}>
        Delete
      </MenuItem>
    </>
  )
}

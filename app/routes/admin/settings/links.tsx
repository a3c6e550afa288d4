import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext, visitContext } from '#app/context.ts'
import { changeSetting } from '#app/features/settings/change-setting.ts'
import { ContactForm } from '#app/features/settings/contact-form.tsx'
import { FilmsForm } from '#app/features/settings/films-form.tsx'
import { FounderForm } from '#app/features/settings/founder-form.tsx'
import { LinksScreen } from '#app/features/settings/links-screen.tsx'
import { PhotoForm } from '#app/features/settings/photo-form.tsx'
import { readLinksForm } from '#app/features/settings/read-links-form.ts'
import { NOT_SAVED } from '#app/features/settings/setting-words.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { copy } from '#content/copy/copy.ts'
import { servicePageNames } from '#content/copy/en/services.ts'
import type { Route } from './+types/links.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Website')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const { settings, links: shown } = args.context.get(servicesContext)
  const [contact, founder, links, films, photo] = await orOutage(
    args,
    Promise.all([
      settings.read(viewer, 'site.contact'),
      settings.read(viewer, 'site.founder'),
      settings.read(viewer, 'site.links'),
      settings.read(viewer, 'site.films'),
      settings.read(viewer, 'site.photo'),
    ]),
  )
  return {
    contact,
    founder,
    links,
    films,
    photo,
    src: shown.founderPhoto,
    pages: servicePageNames.map((id) => ({ id, label: copy.en.common.pages[id] })),
    configured: settings.configuredLinks(viewer),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const form = await readForm(args.request)
  const text = (name: string) => String(form.get(name) ?? '')
  switch (form.get('setting')) {
    case 'site.contact': {
      const input = { email: text('email'), place: text('place') }
      return changeSetting(args, viewer, { form, key: 'site.contact', input })
    }
    case 'site.founder': {
      const input = {
        name: text('name'),
        years: text('years'),
        registration: text('registration'),
        guarantee: text('guarantee'),
      }
      return changeSetting(args, viewer, { form, key: 'site.founder', input })
    }
    case 'site.photo': {
      const { photo } = args.context.get(visitContext)
      const { settings } = args.context.get(servicesContext)
      const save = async (version: string) => {
        if (photo && 'problem' in photo && photo.problem === 'not-stored') throw photo.cause
        return settings.savePhoto(viewer, { photo, remove: form.get('remove') !== null, version })
      }
      return changeSetting(args, viewer, { form, key: 'site.photo', save })
    }
    case 'site.films': {
      const input = Object.fromEntries(servicePageNames.map((name) => [name, text(name)]))
      return changeSetting(args, viewer, { form, key: 'site.films', input })
    }
    default:
      return changeSetting(args, viewer, { form, key: 'site.links', input: readLinksForm(form) })
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), NOT_SAVED)
}

export default function Links({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, founder, photo, src, films, pages, ...links } = loaderData
  return (
    <>
      <ContactForm contact={contact} result={actionData} />
      <FounderForm founder={founder} result={actionData} />
      <PhotoForm photo={photo} src={src} result={actionData} />
      <LinksScreen {...links} result={actionData} />
      <FilmsForm films={films} pages={pages} result={actionData} />
    </>
  )
}

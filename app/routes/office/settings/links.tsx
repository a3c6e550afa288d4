import { PhotoForm } from '#app/features/settings/photo-form.tsx'
import { websiteIntents } from '#app/features/settings/setting-intents.ts'
import { ContactForm, FilmsForm, FounderForm, LinksForm } from '#app/features/settings/website-forms.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { copy } from '#content/copy/copy.ts'
import { servicePageNames } from '#content/copy/en/services.ts'
import type { Route } from './+types/links.ts'

export const loader = officeLoader('settings:write', async ({ viewer, services }) => {
  const { settings, links: shown } = services
  const [contact, founder, links, films, photo] = await Promise.all([
    settings.read(viewer, 'site.contact'),
    settings.read(viewer, 'site.founder'),
    settings.read(viewer, 'site.links'),
    settings.read(viewer, 'site.films'),
    settings.read(viewer, 'site.photo'),
  ])
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
})

export const action = officeAction('settings:write', websiteIntents)

export default function Links({ loaderData }: Route.ComponentProps) {
  const { contact, founder, photo, src, films, pages, ...links } = loaderData
  return (
    <>
      <ContactForm contact={contact} />
      <FounderForm founder={founder} />
      <PhotoForm photo={photo} src={src} />
      <LinksForm {...links} />
      <FilmsForm films={films} pages={pages} />
    </>
  )
}

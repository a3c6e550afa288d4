import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { siteLinkLimits as limits } from '#domain/settings/site-links.ts'
import type { SiteFilms } from '#server/settings/site-films.ts'
import { SettingForm } from './setting-form.tsx'

type Props = {
  films: { value: SiteFilms; version: number }
  /** The service pages by their names on the site. */
  pages: { id: keyof SiteFilms; label: string }[]
}

/** A video for each service page. */
export function FilmsForm({ films, pages }: Props) {
  return (
    <SettingForm
      intent="site.films"
      title="Videos of the service pages"
      lead="YouTube, Vimeo or a video file. It plays on the page after a click. Empty: the page shows none."
      version={films.version}
    >
      {(problems) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {pages.map(({ id, label }) => (
            <Field key={id} label={label} error={problems[id]}>
              <Input type="url" name={id} maxLength={limits.address} defaultValue={films.value[id]} />
            </Field>
          ))}
        </div>
      )}
    </SettingForm>
  )
}

import { siteLinkLimits as limits } from '#domain/settings/site-links.ts'
import type { SiteFilms } from '#server/settings/site-films.ts'
import { SettingField } from './setting-field.tsx'
import { SettingForm } from './setting-form.tsx'

type Props = {
  films: { value: SiteFilms; version: string }
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
            <SettingField key={id} label={label} problem={problems[id]}>
              {(attributes) => (
                <input
                  {...attributes}
                  type="url"
                  name={id}
                  maxLength={limits.address}
                  defaultValue={films.value[id]}
                />
              )}
            </SettingField>
          ))}
        </div>
      )}
    </SettingForm>
  )
}

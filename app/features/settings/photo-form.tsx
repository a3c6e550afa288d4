import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { SettingForm } from './setting-form.tsx'

type Props = {
  photo: { version: number }
  /** The photo that is shown now. */
  src: string | undefined
}

/** The founder's photo. */
export function PhotoForm({ photo, src }: Props) {
  return (
    <SettingForm
      intent="site.photo"
      title="Founder’s photo"
      lead="Shown on the About page and the home page: the middle square of it."
      version={photo.version}
      encType="multipart/form-data"
    >
      {(problems) => (
        <>
          {src ? (
            <img src={src} width={480} height={480} alt="The founder" className="size-32 rounded-lg" />
          ) : null}
          <Field
            label={src ? 'Another photo' : 'Photo'}
            hint="JPEG, PNG, WebP, AVIF, GIF or TIFF, at most 5 MB."
            error={problems.photo}
          >
            <Input
              type="file"
              name="photo"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
            />
          </Field>
          {src ? <Checkbox name="remove" label="Remove the photo" /> : null}
        </>
      )}
    </SettingForm>
  )
}

import { Radio } from '#app/ui/form/radio.tsx'
import { rememberTheme } from '#app/ui/site/remember-theme.ts'
import type { Theme } from '#domain/theme.ts'

const choices = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

/** The site's theme choice: the style sheet follows the radio buttons, and scripts only store it. */
export function ThemeChoice({ theme }: { theme: Theme | null }) {
  return (
    <fieldset>
      <legend className="sr-only">Theme</legend>
      <div className="flex flex-wrap gap-x-4">
        {choices.map(([choice, label]) => (
          <Radio
            key={choice}
            name="theme"
            id={`theme-${choice}`}
            value={choice}
            defaultChecked={choice === (theme ?? 'system')}
            onChange={() => rememberTheme(choice)}
            label={label}
          />
        ))}
      </div>
    </fieldset>
  )
}

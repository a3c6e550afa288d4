import { rememberTheme } from '#app/components/ui/remember-theme.ts'
import type { Theme } from '#domain/theme.ts'

const choices = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

/** The site's own choice: the style sheet looks at the buttons, scripts only write it down. */
export function ThemeChoice({ theme }: { theme: Theme | null }) {
  return (
    <fieldset>
      <legend className="sr-only">Theme</legend>
      <div className="flex flex-wrap gap-x-4">
        {choices.map(([choice, label]) => (
          <label key={choice} className="flex min-h-9 items-center gap-2 whitespace-nowrap">
            <input
              type="radio"
              name="theme"
              id={`theme-${choice}`}
              value={choice}
              defaultChecked={choice === (theme ?? 'system')}
              className="size-5 accent-marigold"
              onChange={() => rememberTheme(choice)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

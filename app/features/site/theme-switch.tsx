import { SunMoon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { rememberTheme } from '#app/ui/site/remember-theme.ts'
import type { Theme } from '#domain/theme.ts'
import type { ShellData } from './shell-data.ts'

/**
 * Radio buttons that style sheets evaluate, so that in most browsers a choice works at once and without
 * scripts. Scripts store it for the next pages.
 */
export function ThemeSwitch({ theme, words }: { theme: Theme | null; words: ShellData['words']['theme'] }) {
  const choices = useRef<HTMLFieldSetElement>(null)

  // The visitor may have chosen a theme before hydration.
  useEffect(() => {
    const chosen = choices.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen && chosen !== (theme ?? 'system')) rememberTheme(chosen)
  }, [theme])

  return (
    <details>
      <summary className="icon-btn">
        <SunMoon size={22} aria-hidden />
        <span className="sr-only">{words.button}</span>
      </summary>
      <div className="theme-menu sheet">
        <fieldset
          ref={choices}
          onChange={(event) => rememberTheme((event.target as unknown as HTMLInputElement).value)}
        >
          <legend className="sr-only">{words.legend}</legend>
          {(['system', 'light', 'dark'] as const).map((choice) => (
            <label key={choice} className="theme-choice">
              <input
                type="radio"
                name="theme"
                id={`theme-${choice}`}
                value={choice}
                defaultChecked={choice === (theme ?? 'system')}
              />
              {words[choice]}
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  )
}

import { useRouteLoaderData } from 'react-router'
import type { ServicePageName } from '#content/copy/en/services.ts'
import type { ProductId } from '#content/products.ts'
import type { ProjectId } from '#content/projects.ts'
import type { ToolId } from '#content/tools.ts'
import { defaultLocale, type Locale } from '#domain/locale.ts'

/** The street at night, with the shop of a service, the founder's studio, or a grocery. */
export type StreetName = ServicePageName | 'about' | 'kirana'

/** A service, page or offer that a scene was drawn for. */
export type SceneName = ServicePageName | 'aiProducts' | 'authorSite' | 'yourData'

type Props = {
  /** The path of its file in `app/pictures`; streets are composed from parts. */
  name:
    | 'founderDesk'
    | 'ownerToday'
    | `scenes/${SceneName}`
    | `products/${ProductId}`
    | `projects/${ProjectId}`
    | `tools/${ToolId}`
    | `streets/${StreetName}`
  width: number
  height: number
  /** The alternative text; empty if the text beside it says the same. */
  alt: string
  className?: string
  /** Whether it is visible without scrolling. */
  isFirst?: boolean
}

/** A coloured drawing with its text in the page's language. */
export function Drawing({ name, alt, isFirst, ...rest }: Props) {
  const site = useRouteLoaderData<{ locale: Locale }>('routes/site/layout')
  return (
    <img
      src={`${import.meta.env.PICTURES}/${site?.locale ?? defaultLocale}/${name}.svg`}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...rest}
      alt={alt}
    />
  )
}

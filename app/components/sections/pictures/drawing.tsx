import { useRouteLoaderData } from 'react-router'
import type { ServicePageName } from '#content/copy/en/services.ts'
import type { ProductId } from '#content/products.ts'
import type { ProjectId } from '#content/projects.ts'
import { defaultLocale, type Locale } from '#domain/locale.ts'

/** The street at night, with a shop for each service or the kirana. */
export type StreetName = ServicePageName | 'aiProducts' | 'kirana'

type Props = {
  /** Its file in `app/pictures`. */
  name:
    | 'founderDesk'
    | 'ownerToday'
    | `scenes/${ServicePageName | 'saasTools'}`
    | `products/${ProductId}`
    | `projects/${ProjectId}`
    | `streets/${StreetName}`
  width: number
  height: number
  /** What it shows; empty where the words beside it say the same. */
  alt: string
  className?: string
  /** Whether it is seen without scrolling. */
  isFirst?: boolean
}

/** A coloured drawing, with its words in the page's language. */
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

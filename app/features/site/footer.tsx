import { Link } from 'react-router'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import { SERVICES_AT } from '#content/navigation.ts'
import { LanguageLinks } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import type { MenuLink, ShellData } from './shell-data.ts'

/** The footer of every public page. */
export function Footer({ shell }: { shell: ShellData }) {
  const { words, footer, menu } = shell
  // The data contain them once, because every byte of a page counts.
  const services = menu[SERVICES_AT]
  return (
    <footer className="site-footer">
      <div className="shell footer-grid">
        <div>
          <p className="wordmark">
            <Logo name={shell.name} />
          </p>
          <p className="mt-2 max-w-xs text-muted">{words.footer.about}</p>
        </div>
        <LinkList heading={words.footer.pages} links={footer.pages} />
        <LinkList heading={words.footer.services} links={services?.entries ?? []}>
          <li className="foot-link">
            {words.footer.smartSchool} <span className="tag">{words.footer.comingSoon}</span>
          </li>
        </LinkList>
        <section>
          <h2 className="foot-title">{words.footer.reach}</h2>
          <ul>
            <li>
              <ExternalLink {...shell.demo} note={words.footer.newTab} className="foot-link">
                {words.footer.freeDemo}
              </ExternalLink>
            </li>
            {shell.whatsApp && (
              <li>
                <ExternalLink {...shell.whatsApp} note={words.footer.newTab} className="foot-link">
                  {words.footer.whatsApp}
                </ExternalLink>
              </li>
            )}
            <li>
              <a className="foot-link" href={`mailto:${shell.email}`}>
                {shell.email}
              </a>
            </li>
            {shell.social.map(({ name, href }) => (
              <li key={href}>
                <ExternalLink href={href} newTab note={words.footer.newTab} className="foot-link">
                  {name}
                </ExternalLink>
              </li>
            ))}
            <li className="foot-link">{shell.location}</li>
          </ul>
        </section>
      </div>
      <div className="shell footer-end">
        <p>{`© ${shell.year} ${shell.name}. ${words.footer.rights} ${shell.registration}`}</p>
        <p className="languages">
          <LanguageLinks locale={shell.locale} />
        </p>
        <ul>
          {footer.legal.map(({ href, label }) => (
            <li key={href}>
              <Link discover="none" to={href} className="foot-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function LinkList(props: { heading: string; links: MenuLink[]; children?: React.ReactNode }) {
  return (
    <section>
      <h2 className="foot-title">{props.heading}</h2>
      <ul>
        {props.links.map(({ href, label }) => (
          <li key={href}>
            <Link discover="none" to={href} className="foot-link">
              {label}
            </Link>
          </li>
        ))}
        {props.children}
      </ul>
    </section>
  )
}

import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { trackInput } from './lib/site/preserve-input.ts'
import { surviveTranslation } from './lib/site/survive-translation.ts'

surviveTranslation()
const input = trackInput()

function App() {
  useEffect(input.stop, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(document, <App />, {
    onRecoverableError(error) {
      input.restore()
      reportError(error)
    },
  })
})

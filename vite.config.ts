import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { refuseServerCode } from './scripts/refuse-server-code.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), refuseServerCode()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  // Of the mail components only those in use are taken along: the package loads compilers for its others.
  ssr: { noExternal: ['react-email'] },
  environments: {
    // `app.ts` is the entry of the server build, so that React Router's context keys exist once.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})

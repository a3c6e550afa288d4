import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { refuseServerCode } from './scripts/refuse-server-code.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), refuseServerCode()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  // Of the mail components and icons only those in use are taken along: whole, the packages cost much memory.
  ssr: { noExternal: ['react-email', 'lucide-react'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Every page needs these, and each file's integrity hash stands in every page: fewer files.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'sections', test: /app\/components\/sections\// },
              ],
            },
          },
        },
      },
    },
    // `app.ts` is the entry of the server build, so that React Router's context keys exist once.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})

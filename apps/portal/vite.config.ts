import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dropForeignWords } from './build/drop-foreign-words.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'

const apiPort = process.env['SARV_PORT'] ?? '3000'

export default defineConfig({
  plugins: [react(), dropForeignWords(), preloadFonts(['vazirmatn-arabic-wght', 'vazirmatn-latin-wght']), precompress()],
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // Every supported browser preloads modules itself; the polyfill would be a script of its own on the first page.
    modulePreload: { polyfill: false },
    // Pictures stay files: the content security policy allows data: for the captcha alone.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and what seldom changes keeps its name, and so its cache, over releases.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/,
              priority: 3,
            },
            // Needs a session: the login page does without it.
            {
              name: 'state',
              test: /node_modules[\\/](@reduxjs|react-redux|redux|redux-thunk|immer|reselect)[\\/]/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
})

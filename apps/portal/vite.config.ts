import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { dropForeignWords } from './build/drop-foreign-words.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { preloadWhatIsMissing } from './build/preload-what-is-missing.ts'

const apiPort = process.env['SARV_PORT'] ?? '3000'

const missing = preloadWhatIsMissing()

export default defineConfig({
  plugins: [
    react(),
    dropForeignWords(),
    preloadFonts(['vazirmatn-arabic-wght', 'vazirmatn-latin-wght']),
    missing.plugin,
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Says which chunk needs which; the measurements of what a page loads read it.
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // Every supported browser preloads modules itself; the polyfill would be a script of its own on the first page.
    modulePreload: { polyfill: false, resolveDependencies: missing.resolveDependencies },
    // Pictures stay files: the content security policy allows data: for the captcha alone.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // No getter of ours or of a library does anything but answer.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // By their content alone: each chunk names dozens of others, and the manifest says which file is which. Pages keep
        // their name: one that cannot be loaded is named on the screen.
        chunkFileNames: ({ name }) => (name.endsWith('Page') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
})

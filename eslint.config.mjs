import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/artefacts',
      '**/*.generated.ts',
      '**/routeTree.gen.ts',
      '.cache',
      '**/test-results',
      'apps/mobile/platforms',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', 'apps/web/*.cjs', 'apps/web/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'off',
      // Our interfaces hold closures made by functions, not methods of classes: there is no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a name that can be searched.' },
      ],
    },
  },
  {
    // The clock is the only now: tests freeze it, and a time read past it would not be frozen.
    files: ['apps/server/src/**/*.ts'],
    ignores: ['apps/server/src/platform/clock.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: 'Use clock.now().' }],
      'no-console': 'error',
    },
  },
  { files: ['apps/web/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: [
      '*.config.{ts,mjs}',
      '**/*.config.{ts,mjs}',
      '.dependency-cruiser.mjs',
      'apps/web/.storybook/*',
      'apps/web/src/**/*.stories.tsx',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);

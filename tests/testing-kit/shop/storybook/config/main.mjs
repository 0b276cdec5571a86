/** A merchant's own: which stories there are. */
export default {
  framework: '@storybook/html-vite',
  stories: ['../../checkout.stories.ts'],
}

/** The release of `braintree-web-drop-in` whose public interface the widget keeps. */
export const VERSION = '1.42.0'

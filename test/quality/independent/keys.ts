const prefix = "live_ind_";

/** A key of each kind. */
export const keys = {
  valid: `${prefix}4mTzq8WcPa71`,
  exhausted: `${prefix}9kLrX2dNvB03`,
  revoked: `${prefix}7hQeU5sGyJ48`,
  inactive: `${prefix}1xVoF6tKwC92`,
  departed: `${prefix}3bMnD0rZiS65`,
};

/** What is known of a token; `undefined` if it is no key. */
export function keyOf(token: string): keyof typeof keys | undefined {
  const names = Object.keys(keys) as (keyof typeof keys)[];
  return names.find((name) => keys[name] === token);
}

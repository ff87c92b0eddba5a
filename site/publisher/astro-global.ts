import type { AstroGlobal } from 'astro';
import { FetchState } from 'astro/fetch';

type Page = InstanceType<typeof FetchState>;
type Slots = AstroGlobal['slots'];
type SlotValues = Parameters<Page['createAstro']>[2];
type Result = Parameters<Page['createAstro']>[0];
type MakeSlots = new (result: Result, values: SlotValues, logger: Page['logger']) => Slots;

const VALUES = Symbol('slot values');
const SLOTS = Symbol('slots');

interface Global {
  props: Parameters<Page['createAstro']>[1];
  self: null;
  [VALUES]: SlotValues;
  [SLOTS]: Slots | undefined;
}

/** What the globals of a page's components have in common. */
const common = new WeakMap<Page, object>();

// Astro gives each component's `Astro` an accessor of its own. V8 keeps accessors with the shapes of
// objects, and lets go of those only when it goes through everything: until then each component of
// every page lives on, with all that it was made of. Here the components of a page share one.
const pages = Object.getPrototypeOf(FetchState.prototype) as Page;
const createAstro = pages.createAstro;
pages.createAstro = function (this: Page, result, props, slotValues, context) {
  let shared = common.get(this);
  if (!shared || this.isRewriting) {
    shared = withSlots(createAstro.call(this, result, {}, null, context), result, this.logger);
    common.set(this, shared);
  }
  const own: Global = { props, self: null, [VALUES]: slotValues, [SLOTS]: undefined };
  return Object.assign(Object.create(shared), own) as AstroGlobal;
};

/** What Astro's own global inherits, and slots of whoever is asked for them. */
function withSlots(global: AstroGlobal, result: Result, logger: Page['logger']): object {
  const AstroSlots = global.slots.constructor as MakeSlots;
  const slots = {
    get(this: Global) {
      return (this[SLOTS] ??= new AstroSlots(result, this[VALUES], logger));
    },
  };
  return Object.create(Object.getPrototypeOf(global) as object, { slots }) as object;
}

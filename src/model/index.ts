// Public face of model: who answers behind the simulated API – a scenario's script, or a model that plays along.
export { obligingModel } from './obliging-model.ts';
export { sampleInput } from './sample-input.ts';
export { type Script, scriptedModel, variantsOf } from './scripted-model.ts';

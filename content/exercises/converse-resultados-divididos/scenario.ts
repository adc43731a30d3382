// What the model says to the mended body in the exercise "converse-resultados-divididos". Pure.
import { defineScenario } from '../../../src/scenario/index.ts';

export default defineScenario({
  variants: [
    {
      id: 'sabado',
      title: 'O corpo que a Converse recusou no sábado',
      seed: 2811,
      question: '',
      script: [
        {
          text: 'Em Recife chove pouco, só até as 5h30; no treino das 6h não precisa de capa. De Olinda não consegui a previsão, porque a estação está fora do ar. Se puder escolher, vá a Recife.',
        },
      ],
    },
  ],
});

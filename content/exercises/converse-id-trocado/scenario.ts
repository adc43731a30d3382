// What the scripted model does in the exercise "converse-id-trocado". Pure.
// It says of each call what the result with the id of that call says, right or wrong: a model has nothing else to go by.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type SeenResult,
} from '../../../src/scenario/index.ts';

const pharmacy = (item: string): ScriptedCall => ({ tool: 'estoque_da_farmacia', input: { item } });
const store = (item: string): ScriptedCall => ({ tool: 'estoque_do_almoxarifado', input: { item } });
const order = (item: string): ScriptedCall => ({ tool: 'pedido_em_aberto', input: { item } });

const places: Record<string, string> = {
  estoque_da_farmacia: 'na farmácia',
  estoque_do_almoxarifado: 'no almoxarifado',
  pedido_em_aberto: 'em compras',
};

function said({ tool, input, text, isError }: SeenResult): string {
  const where = `${String(input.item)}, ${places[tool] ?? tool}`;
  return isError ? `${where}: não consegui ver (${text})` : `${where}: ${text}`;
}

const summary = ({ allResults }: ScriptContext) => ({ text: allResults.map(said).join(' ') });

export default defineScenario({
  variants: [
    {
      id: 'uma-chamada',
      title: 'Uma consulta só',
      about: 'With one call there is nothing to mix up.',
      seed: 2020,
      question: 'Quanto soro há na farmácia do 4º andar?',
      script: [{ text: 'Vou ver.', calls: [pharmacy('soro')] }, summary],
    },
    {
      id: 'almoxarifado-primeiro',
      title: 'Duas consultas, e a mais lenta foi pedida primeiro',
      seed: 61442,
      question: 'Quanta dipirona há no almoxarifado? E na farmácia?',
      script: [{ text: 'Consultando os dois.', calls: [store('dipirona'), pharmacy('dipirona')] }, summary],
    },
    {
      id: 'farmacia-primeiro',
      title: 'As mesmas duas consultas, na ordem em que respondem',
      about: 'Results come back in the order of the calls, so the fault does not show.',
      seed: 873,
      question: 'Como está a heparina, na farmácia e no almoxarifado?',
      script: [{ calls: [pharmacy('heparina'), store('heparina')] }, summary],
    },
    {
      id: 'uma-falha',
      title: 'A consulta lenta falha',
      about: 'The mark of the failure has to stay with its call.',
      seed: 99171,
      question: 'Luvas: almoxarifado, compras e farmácia.',
      script: [{ text: 'Já vejo.', calls: [store('luvas'), order('luvas'), pharmacy('luvas')] }, summary],
    },
    {
      id: 'mesma-ferramenta',
      title: 'A mesma ferramenta para dois itens, e outra no meio',
      seed: 3608,
      question: 'Soro e dipirona no almoxarifado, e o soro da farmácia.',
      script: [{ calls: [store('soro'), pharmacy('soro'), store('dipirona')] }, summary],
    },
    {
      id: 'duas-rodadas',
      title: 'Duas rodadas com duas consultas cada',
      seed: 45517,
      question: 'O soro do almoxarifado acabou? Se acabou, veja compras. E a heparina?',
      script: [
        { text: 'Primeiro os estoques.', calls: [store('soro'), pharmacy('heparina')] },
        { text: 'Acabou. Vejo o pedido e o resto.', calls: [store('heparina'), order('soro')] },
        summary,
      ],
    },
  ],
});

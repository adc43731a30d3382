// A ferramenta do modelo: grava uma proposta, não mexe no pedido.
async function proporLiberacao(input: {
  numero_pedido: string;
  ambiente: 'DEV' | 'QAS' | 'PRD';
  motivo: string;
}): Promise<string> {
  const proposal = await saveProposal(input);
  return JSON.stringify({
    proposta: proposal,
    situacao: 'aguardando aprovação',
    aviso: 'Nada foi alterado. Informe este número à pessoa.',
  });
}

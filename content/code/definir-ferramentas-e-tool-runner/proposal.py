# A ferramenta do modelo: grava uma proposta, não mexe no pedido.
def propor_liberacao(numero_pedido, ambiente, motivo):
    proposal = save_proposal(
        {
            "numero_pedido": numero_pedido,
            "ambiente": ambiente,
            "motivo": motivo,
        }
    )
    return json.dumps(
        {
            "proposta": proposal,
            "situacao": "aguardando aprovação",
            "aviso": "Nada foi alterado. Informe este número à pessoa.",
        },
        ensure_ascii=False,
    )
